// Before the first paint, so that a chosen theme never flashes the other one.
try {
  const chosen = localStorage.getItem('candil.theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // A closed storage leaves the theme of the system.
}
