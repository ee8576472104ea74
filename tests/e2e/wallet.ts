// The demo wallet as a person uses it: connects, chooses an account, approves and rejects.
import type { Page } from 'playwright-core'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function chooseAccount(page: Page, label: string): Promise<void> {
  const choice = dialog(page, 'Choose an account')
  await choice.getByRole('radio', { name: new RegExp(label) }).check()
  await choice.getByRole('button', { name: 'Connect' }).click()
  await choice.waitFor({ state: 'hidden' })
}

/** Connects from the header. @param label the account's name in the demo, such as `Ada` */
export async function connectWallet(page: Page, label: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Connect/ })
    .click()
  await dialog(page, 'Connect wallet').getByRole('button', { name: 'Demo wallet' }).click()
  await chooseAccount(page, label)
  await page.getByRole('button', { name: /^Wallet: (?!wrong)/ }).waitFor()
}

export async function switchAccount(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: /^Wallet: (?!wrong)/ }).click()
  await page.getByRole('menuitem', { name: 'Switch account' }).click()
  await chooseAccount(page, label)
}

/** Answers the wallet's question, and returns once it is gone; the next one may stand there by then. */
async function answer(page: Page, word: 'Approve' | 'Reject'): Promise<void> {
  const question = dialog(page, 'Send a transaction')
  await question.waitFor()
  const prompt = await question.elementHandle()
  await question.getByRole('button', { name: word }).click()
  await prompt?.waitForElementState('hidden')
}

/** Confirms the next transaction that the page sends to the wallet. */
export const approveTransaction = (page: Page): Promise<void> => answer(page, 'Approve')

/** Says no to it. */
export const rejectTransaction = (page: Page): Promise<void> => answer(page, 'Reject')
