// Which dialogs are before the reader: those of the page that is shown, not of one that was left and is kept.

/** The one that opened last comes last. React keeps the dialogs of a page at rest in the document, undisplayed. */
export function findOpenDialogs(): readonly HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('[role="dialog"]')
  return [...all].filter(({ style }) => style.display !== 'none')
}
