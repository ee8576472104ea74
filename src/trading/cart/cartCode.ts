// Loads the cart's code. A file of its own, so that the first page lists only this file as a dependency.
export const loadCartButton = async () => (await import('./CartButton.tsx')).CartButton
