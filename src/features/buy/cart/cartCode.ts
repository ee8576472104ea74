// Where the cart's code is: apart, so that the first page names this file and not all that the cart needs.
export const loadCartButton = async () => (await import('./CartButton.tsx')).CartButton
