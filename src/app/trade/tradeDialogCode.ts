// Where the code of trades is: apart, because a file that fetches another must name every file which that one needs,
// and those that trade are many. The first page names this one alone.
export const loadTradeDialog = async () => (await import('./TradeDialog.tsx')).TradeDialog
