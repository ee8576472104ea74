// Finds the dialogs of the visible page.

/** In order of opening. React keeps dialogs of background pages in the document, with `display: none`. */
export function findOpenDialogs(): readonly HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('[role="dialog"]')
  return [...all].filter(({ style }) => style.display !== 'none')
}
