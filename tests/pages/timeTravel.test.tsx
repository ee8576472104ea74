// Time travel: blocks that don't exist, or are found late.
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveIndex, token } from '../support/fakeIndex.ts'
import { holdCalls } from '../support/holdCalls.ts'
import { openPage } from '../support/openPage.tsx'

/** The environment's page, which vitest makes global. It reports what jsdom lacks, such as leaving for another document. */
declare const jsdom: {
  readonly virtualConsole: Record<
    'on' | 'off',
    (event: 'jsdomError', listener: (error: Error) => void) => void
  >
}

let departures = 0
const onError = ({ message }: Error) => {
  if (message.includes('navigation')) departures += 1
}
beforeEach(() => {
  departures = 0
  jsdom.virtualConsole.on('jsdomError', onError)
})
afterEach(() => jsdom.virtualConsole.off('jsdomError', onError))

test('leaves readers where they went when a block is found late', async () => {
  serveIndex([token(1)])
  const { user } = openPage('/at')
  await user.type(await screen.findByLabelText('Block number'), '5')
  const button = () => screen.getByRole('button', { name: 'Go to block' })
  const answer = holdCalls('eth_getBlockByNumber')
  await user.click(button())
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await user.click(screen.getAllByRole('link', { name: 'Explore' })[0] ?? document.body)
  await screen.findByRole('link', { name: 'Cabinet' })
  answer()
  act(() => history.back())
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'))
  // The answer about another block comes after that about the first.
  await user.type(screen.getByLabelText('Block number'), '000{Enter}')
  await screen.findByText(/this site has only reached block 10/)
  expect(departures).toBe(0)
})

test('focuses a field that names no block', async () => {
  serveIndex([token(1)])
  const { user } = openPage('/at')
  const block = await screen.findByLabelText('Block number')
  await user.type(block, 'five')
  await user.click(screen.getByRole('button', { name: 'Go to block' }))
  expect(block).toBeInvalid()
  expect(block).toHaveFocus()
})
