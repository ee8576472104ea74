// Uses the demo wallet as a person does: connects, selects an account, approves and rejects.
import type { Page } from 'playwright-core'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function selectAccount(page: Page, label: string): Promise<void> {
  const accounts = dialog(page, 'Choose an account')
  await accounts.getByRole('radio', { name: new RegExp(label) }).check()
  await accounts.getByRole('button', { name: 'Connect' }).click()
  await accounts.waitFor({ state: 'hidden' })
}

/** Connects from the header. @param label the account's name in the demo, such as `Ada` */
export async function connectWallet(page: Page, label: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Connect/ })
    .click()
  await dialog(page, 'Connect wallet').getByRole('button', { name: 'Demo wallet' }).click()
  await selectAccount(page, label)
  await page.getByRole('button', { name: /^Wallet: (?!wrong)/ }).waitFor()
}

export async function switchAccount(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: /^Wallet: (?!wrong)/ }).click()
  await page.getByRole('menuitem', { name: 'Switch account' }).click()
  await selectAccount(page, label)
}

/** Responds to the wallet's prompt, and returns once it is gone; the next one may be open by then. */
async function respond(page: Page, button: 'Approve' | 'Reject'): Promise<void> {
  const prompt = dialog(page, 'Send a transaction')
  await prompt.waitFor()
  const element = await prompt.elementHandle()
  await prompt.getByRole('button', { name: button }).click()
  await element?.waitForElementState('hidden')
}

/** Confirms the next transaction that the page sends to the wallet. */
export const approveTransaction = (page: Page): Promise<void> => respond(page, 'Approve')

/** Rejects the next transaction that the page sends to the wallet. */
export const rejectTransaction = (page: Page): Promise<void> => respond(page, 'Reject')
