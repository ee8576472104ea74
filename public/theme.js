// Applies the remembered theme before the first paint. A file of its own because the page allows no inline script.
;(function () {
  try {
    const theme = localStorage.getItem('vitrine.theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  } catch {
    // Storage is denied: the system's theme applies.
  }
})()
