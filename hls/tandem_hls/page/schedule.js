// A row of the schedule leads to its line of the source, and a line to its rows.

function show(line, other) {
  for (const marked of document.querySelectorAll('.on')) marked.classList.remove('on');
  for (const found of document.querySelectorAll(`[data-line="${line}"]`)) found.classList.add('on');
  document.querySelector(`${other} [data-line="${line}"]`)?.scrollIntoView({block: 'center'});
}

for (const [here, other] of [['main', 'aside'], ['aside', 'main']]) {
  for (const node of document.querySelectorAll(`${here} [data-line]`)) {
    node.addEventListener('click', () => show(node.dataset.line, other));
  }
}
