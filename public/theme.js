// The remembered theme, before the first paint: the page allows no inline script.
try {
  const theme = localStorage.getItem('vitrine.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is denied.
}
