// Loads the tray's code. A file of its own, so that the first page lists only this file as a dependency.
export const loadTray = async () => (await import('./Tray.tsx')).Tray
