// Before the first paint: the colours that somebody chose, and whether they are a member.
try {
  const theme = localStorage.getItem('brewprint.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  // Members have another start screen than the one that the server sends first.
  if (localStorage.getItem('brewprint.signed-in')) document.documentElement.dataset.member = ''
} catch {
  // Storage may be closed to us; then the system decides.
}

// The first format of numbers and dates takes a slow phone 120 to 230 ms: it is made after the first paint, while the app's
// script is still on its way.
requestAnimationFrame(() => {
  setTimeout(() => {
    new Intl.NumberFormat().format(1.5)
    new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', hour: 'numeric' }).format()
  })
})
