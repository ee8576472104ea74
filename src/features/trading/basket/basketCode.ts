// Where the basket's code is: apart, so that the first page names this file and not all that the basket needs.
export const loadBasketButton = async () => (await import('./BasketButton.tsx')).BasketButton
