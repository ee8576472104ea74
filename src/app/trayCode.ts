// Where the tray's code is: apart, so that the first page names this file and not all that the tray needs.
export const loadTray = async () => (await import('./Tray.tsx')).Tray
