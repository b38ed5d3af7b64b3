// Before the first paint: the colours somebody chose, if they did.
try {
  const theme = localStorage.getItem('brewprint.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be closed to us; then the system decides.
}
