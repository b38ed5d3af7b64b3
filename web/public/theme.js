// Before the first paint: the colours that somebody chose, and whether they are a member.
try {
  const theme = localStorage.getItem('brewprint.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  // Members have another start screen than the one that the server sends first.
  if (localStorage.getItem('brewprint.signed-in')) document.documentElement.dataset.member = ''
} catch {
  // Storage may be closed to us; then the system decides.
}

// Phones take long to make the first format of numbers and dates: they do it after the first paint, while the app's script
// is still on its way.
requestAnimationFrame(() => {
  setTimeout(() => {
    new Intl.NumberFormat().format(1.5)
    new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', hour: 'numeric' }).format()
  })
})
