// Loads the code of trades. A file of its own, because a file that imports another on demand lists all its dependencies,
// and trades have many. The first page lists only this file.
export const loadTradeDialog = async () => (await import('./TradeDialog.tsx')).TradeDialog
