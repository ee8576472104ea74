// The owner that an item's page names.
import type { Locator, Page } from 'playwright-core'

/** Locates the link to the owner on the item's page that is open. @param path only if it leads there */
export function ownerLink(page: Page, path?: string): Locator {
  // The words stand in an element of their own, beside the link.
  const sentence = page.getByRole('main').getByText('Owned by').locator('xpath=..')
  return path === undefined ? sentence.getByRole('link') : sentence.locator(`a[href="${path}"]`)
}
