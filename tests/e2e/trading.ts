// Lists, buys, cancels and makes offers as a user does: from the button on the page to the dialog that confirms it.
import type { Locator, Page } from 'playwright-core'
import { approveTransaction } from './wallet.ts'

/** Approves every wallet prompt until the dialog shows that the transaction is indexed. */
export async function approveUntil(page: Page, done: Locator): Promise<void> {
  const prompt = page.getByRole('dialog', { name: 'Send a transaction' })
  for (;;) {
    await prompt.or(done).first().waitFor()
    if (await done.isVisible()) return
    await approveTransaction(page)
  }
}

/** Closes a dialog by its button. */
export async function closeDialog(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Opens the listing form on an item's page, and fills in the price and, for an edition, the quantity; sends nothing. */
export async function openListForm(page: Page, price: string, quantity?: string): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^List for sale: / })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: 'List for sale' })
  await form.getByRole('textbox', { name: /^Price/ }).fill(price)
  if (quantity !== undefined) await form.getByLabel('Quantity').fill(quantity)
  return form
}

/** Lists the item whose page is open, and returns once the listing is indexed. */
export async function listItem(page: Page, price: string, quantity?: string): Promise<void> {
  await sendListing(page, await openListForm(page, price, quantity))
}

/** Submits the open listing form, also at a price far below the market, and returns once the listing is indexed. */
export async function sendListing(page: Page, form: Locator): Promise<void> {
  await sendConfirmed(form, { action: 'List for sale', confirmation: /^List for .+, under half of / })
  const done = page.getByRole('dialog', { name: 'Listed' })
  await approveUntil(page, done)
  await closeDialog(page, done)
}

/** Clicks the form's button once it is enabled, after confirming a price far from the market if the form asks for that. */
async function sendConfirmed(
  form: Locator,
  { action, confirmation }: { readonly action: string; readonly confirmation: RegExp },
): Promise<void> {
  const send = form.getByRole('button', { name: action, disabled: false })
  const choice = form.getByRole('checkbox', { name: confirmation })
  await send.or(choice).first().waitFor()
  if (await choice.isVisible()) await choice.check()
  await send.click()
}

/** Opens the purchase dialog of the item whose page is open, and waits until all checks have passed. */
export async function openPurchase(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: /^Buy / }).first().click()
  const purchase = page.getByRole('dialog', { name: 'Buy' })
  await purchase.getByText(/checks against the chain passed/).waitFor()
  return purchase
}

/** Buys the item whose page is open, and returns once the sale is indexed. */
export async function buyItem(page: Page): Promise<void> {
  await confirmPurchase(page, await openPurchase(page))
}

/** Confirms the open purchase dialog, and returns once the sale is indexed. */
export async function confirmPurchase(page: Page, purchase: Locator): Promise<void> {
  await purchase.getByRole('button', { name: 'Confirm and buy' }).click()
  const done = page.getByRole('dialog', { name: 'Bought' })
  await approveUntil(page, done)
  await closeDialog(page, done)
}

/** Cancels the user's own listing on the open page. */
export async function cancelListing(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Cancel listing' })
  await dialog.getByRole('button', { name: 'Cancel listing' }).click()
  const done = page.getByRole('dialog', { name: 'Canceled' })
  await approveUntil(page, done)
  // The dialog still names the item by its on-chain data.
  await done.getByText('Token ID').first().waitFor()
  await closeDialog(page, done)
}

/** Submits the open offer form, also at a price far above the market, and returns once the offer is indexed. */
export async function sendOffer(page: Page, form: Locator): Promise<void> {
  await sendConfirmed(form, { action: 'Make offer', confirmation: /^Offer .+ anyway$/ })
  const done = page.getByRole('dialog', { name: 'Offer made' })
  await approveUntil(page, done)
  await closeDialog(page, done)
}

/** Changes the price of the user's own offer in the row with this text, and returns once the new offer is indexed. */
export async function changeOffer(page: Page, text: string, price: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: text })
    .getByRole('button', { name: /^Change offer: / })
    .click()
  const form = page.getByRole('dialog', { name: 'Change offer' })
  await form.getByRole('textbox', { name: /^Price/ }).fill(price)
  await sendConfirmed(form, { action: 'Cancel and offer again', confirmation: /^Offer .+ anyway$/ })
  const done = page.getByRole('dialog', { name: 'Offer changed' })
  await approveUntil(page, done)
  await closeDialog(page, done)
}

/** Accepts the offer in the row with this text, and returns once the sale is indexed. */
export async function acceptOffer(page: Page, text: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: text })
    .getByRole('button', { name: 'Accept' })
    .click()
  const acceptance = page.getByRole('dialog', { name: 'Accept offer' })
  // Of several items that it accepts, any will do.
  const items = acceptance.getByRole('radio').first()
  const checked = acceptance.getByText(/checks against the chain passed/)
  await items.or(checked).first().waitFor()
  if (await items.isVisible()) await items.check()
  await checked.waitFor()
  const send = acceptance.getByRole('button', { name: 'Confirm and accept', disabled: false })
  const choice = acceptance.getByRole('checkbox', { name: /^Sell it for / })
  await send.or(choice).first().waitFor()
  if (await choice.isVisible()) await choice.check()
  await send.click()
  const done = page.getByRole('dialog', { name: 'Sold' })
  await approveUntil(page, done)
  await closeDialog(page, done)
}
