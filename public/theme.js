// Runs before the first paint, so that a chosen theme and an embedding never flash. The page's own code takes over later.
try {
  const theme = JSON.parse(localStorage.getItem('mcp-playground/settings') ?? '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing kept, or no storage: the system's theme holds.
}
if (/[?&]embed=1(&|$)/.test(location.hash)) document.documentElement.dataset.embed = '';
