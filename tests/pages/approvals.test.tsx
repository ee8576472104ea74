// The approvals of an account: the ones in force on the chain, and revoking the viewer's own.
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { checksumAddress } from '../../src/domain/checksum.ts'
import type { Address } from '../../src/domain/address.ts'
import { erc20, erc721, SEAPORT } from '../../src/seaport/contracts.ts'
import { connectAs } from '../support/connectAs.ts'
import { person, serveHistory } from '../support/fakeHistory.ts'
import { COLLECTION } from '../support/fakeIndex.ts'
import { serveNode, word, type Answer, type ContractCall } from '../support/contractNode.ts'
import { openPage } from '../support/openPage.tsx'

const ME = person(1)
const STRANGER = person(7)
const WETH = { address: `0x${'ee'.repeat(20)}`, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 }
const address = `/account/${ME}/approvals`
const collection = { __typename: 'Collection', id: COLLECTION, name: 'Cabinet', metadata: null }

interface Given {
  /** Operators that the index lists as approved for the whole collection. */
  readonly operators?: readonly string[]
  /** Operators that the index lists as approved for token 7. */
  readonly approved?: string
  /** Approvals that the index lists for collections that aren't the site's. */
  readonly falseApprovals?: readonly object[]
  /** Whether the account holds items of the collection. */
  readonly holds?: boolean
}

/** The index lists candidates, and the chain decides: `stands` returns the call result for an operator. */
function serve(
  { operators = [], approved, falseApprovals = [], holds = false }: Given,
  stands: (operator: string, call: ContractCall) => Answer,
) {
  const index = serveHistory([])
  const readRequest = (operation: string) => {
    const { variables } = index.requests.findLast((request) => request.operation === operation) ?? {}
    const { first = 0, where = {} } = variables ?? {}
    return { first, isForOthers: JSON.stringify(where).includes('collection_not_in') }
  }
  index.instead.set('Approvals', () => {
    const { first, isForOthers } = readRequest('Approvals')
    const approvals = isForOthers
      ? falseApprovals
      : operators.map((operator) => ({ __typename: 'Approval', id: operator, operator, collection }))
    return HttpResponse.json({ data: { approvals: approvals.slice(0, first) } })
  })
  index.instead.set('Approvals_items', () => {
    const { isForOthers } = readRequest('Approvals_items')
    const tokens =
      approved === undefined || isForOthers
        ? []
        : [{ __typename: 'Token', id: '0x07', tokenId: '7', approved, metadata: null, collection }]
    return HttpResponse.json({ data: { tokens } })
  })
  index.instead.set('Approvals_holdings', () => {
    const holdings = holds ? [{ __typename: 'Holding', id: COLLECTION, collection }] : []
    return HttpResponse.json({ data: { holdings } })
  })
  index.instead.set('RevokeDialog', () => HttpResponse.json({ data: { orders: [] } }))
  const calls = serveNode(index, (call) => stands(`0x${call.data.slice(-40)}`, call))
  return { index, calls }
}

const NOTHING = word(0n)
const isFor = (call: ContractCall, selector: string) => call.data.startsWith(selector)
const ALLOWANCE = erc20.getFunction('allowance')?.selector ?? ''
const FOR_ALL = erc721.getFunction('isApprovedForAll')?.selector ?? ''
const FOR_ONE = erc721.getFunction('getApproved')?.selector ?? ''

async function rows() {
  return within(await screen.findByRole('region', { name: 'Approvals in force' }))
    .getAllByRole('row')
    .slice(1)
}

describe('the approvals of an account', () => {
  test('lists those in force on the chain, with asset, amount, operator, and whether this site needs each', async () => {
    serve({ operators: [SEAPORT, STRANGER, person(8)], approved: STRANGER }, (operator, call) => {
      if (isFor(call, ALLOWANCE)) return operator === SEAPORT ? word(125n * 10n ** 16n) : NOTHING
      if (isFor(call, FOR_ONE)) return word(BigInt(STRANGER))
      // The index is behind for one of them.
      if (isFor(call, FOR_ALL)) return word(operator === person(8) ? 0n : 1n)
      return NOTHING
    })
    openPage(address, { currencies: [WETH] })
    const [money, seaport, stranger, token, ...more] = await rows()
    expect(more).toEqual([])
    expect(money).toHaveTextContent(/^Wrapped Etherup to 1.25\sWETHSeaport.*Trades here$/i)
    expect(seaport).toHaveTextContent(/^Cabinetevery itemSeaport.*Trades here$/)
    expect(stranger).toHaveTextContent(/^Cabinetevery item0x7777…7777.*Not used by this site$/)
    expect(token).toHaveTextContent(/^Cabinet #7this item0x7777…7777.*Not used by this site$/)
    expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull()
  })

  test('lists those for the site’s collections whatever another contract reports, and says that the list is incomplete', async () => {
    // Sorted by id, they would come before the site's collection.
    const hostile = { ...collection, id: `0x${'00'.repeat(19)}01`, name: 'Hostile' }
    const falseApprovals = Array.from({ length: 1_200 }, (_, index) => ({
      __typename: 'Approval',
      id: `0x${index.toString(16).padStart(6, '0')}`,
      operator: person(9),
      collection: hostile,
    }))
    const { calls } = serve({ operators: [SEAPORT], falseApprovals }, (operator) =>
      word(operator === SEAPORT ? 1n : 0n),
    )
    openPage(address, { collections: [COLLECTION] })
    const [only, ...more] = await rows()
    expect(only).toHaveTextContent(/^Cabinetevery itemSeaport/)
    expect(more).toEqual([])
    expect(screen.getByText(/^This account has too many approvals to check all of them/)).toBeVisible()
    expect(calls.length).toBeLessThan(1_100)
  })

  // As OpenSea’s ERC721Tradable does for its users’ proxies, and Rarible’s ERC-721 for its transfer proxy.
  test('lists those that a held collection’s contract gives by itself, which no event reports', async () => {
    const OPENSEA_CONDUIT = '0x1e0049783f008a0085193e00003d00cd54003c71'
    serve({ holds: true }, (operator) => word(operator === OPENSEA_CONDUIT ? 1n : 0n))
    openPage(address)
    const [only, ...more] = await rows()
    expect(only).toHaveTextContent(/^Cabinetevery itemOpenSea’s conduit/)
    expect(more).toEqual([])
  })

  test('shows an unlimited approval as “any amount”', async () => {
    serve({}, (operator) => word(operator === SEAPORT ? 2n ** 256n - 1n : 0n))
    openPage(address, { currencies: [WETH] })
    const [money] = await rows()
    expect(money).toHaveTextContent(/^Wrapped Etherany amount/)
  })

  test('shows none when the chain has none, whatever the index lists', async () => {
    serve({ operators: [SEAPORT], approved: STRANGER }, () => NOTHING)
    openPage(address, { currencies: [WETH] })
    expect(await screen.findByText('No approvals in force')).toBeVisible()
  })

  test('shows an error while the index or the node fails, and loads the approvals on retry', async () => {
    const { index } = serve({ operators: [SEAPORT] }, () => word(1n))
    const approvalsReply = index.instead.get('Approvals')
    index.instead.set('Approvals', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    const { user } = openPage(address)
    const failed = await screen.findByRole('heading', { name: 'Couldn’t read the approvals' })
    if (approvalsReply !== undefined) index.instead.set('Approvals', approvalsReply)
    const alert = failed.closest<HTMLElement>('[role="alert"]')
    await user.click(within(alert ?? document.body).getByRole('button', { name: 'Retry' }))
    await waitFor(async () => expect(await rows()).toHaveLength(1))
  })
})

describe('the viewer’s own approval', () => {
  test.each([
    ['for trading here', SEAPORT, /^Your listings of these items can’t be bought until you approve it again/],
    ['for somebody else', STRANGER, /^This contract won’t be able to move any of it/],
  ])(
    '%s is revoked after the dialog shows the full operator address and what will stop working',
    async (_, operator, lead) => {
      serve({ operators: [operator] }, () => word(1n))
      connectAs(ME)
      const { user } = openPage(address)
      await user.click(await screen.findByRole('button', { name: 'Revoke the approval for Cabinet' }))
      const dialog = await screen.findByRole('dialog', { name: 'Revoke approval' })
      expect(within(dialog).getByText(lead)).toBeVisible()
      expect(dialog).toHaveTextContent(checksumAddress(operator as Address))
      expect(dialog).toHaveTextContent(checksumAddress(COLLECTION as Address))
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Revoke' })).toBeEnabled())
      await user.click(within(dialog).getByRole('button', { name: 'Keep it' }))
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  test('names how many of the viewer’s listings stop, and that they return on the same terms', async () => {
    const { index } = serve({ operators: [SEAPORT] }, () => word(1n))
    index.instead.set('RevokeDialog', () =>
      HttpResponse.json({ data: { orders: ['0x01', '0x02'].map((id) => ({ __typename: 'Order', id })) } }),
    )
    connectAs(ME)
    const { user } = openPage(address)
    await user.click(await screen.findByRole('button', { name: 'Revoke the approval for Cabinet' }))
    const dialog = await screen.findByRole('dialog', { name: 'Revoke approval' })
    expect(
      await within(dialog).findByText(
        /^2 of your listings can’t be bought.*After that, they can be bought on the same terms/,
      ),
    ).toBeVisible()
    expect(
      index.requests.find(({ operation }) => operation === 'RevokeDialog')?.variables?.['where'],
    ).toMatchObject({ openFor: ME, side: 'ASK', operator: SEAPORT, items_: { contract: COLLECTION } })
  })

  test('sends exactly the revoking call to the wallet, and stays when the wallet rejects it', async () => {
    const { index } = serve({ operators: [SEAPORT] }, () => word(1n))
    serveNode(index, () => word(1n), {
      eth_estimateGas: '0xb5a4',
      eth_gasPrice: '0x1',
      eth_getBalance: '0xde0b6b3a7640000',
      eth_getTransactionCount: '0x0',
      eth_maxPriorityFeePerGas: '0x1',
      eth_feeHistory: null,
    })
    const leave = connectAs(ME)
    const sent: unknown[] = []
    leave.wallet.answers['eth_estimateGas'] = () => '0xb5a4'
    leave.wallet.answers['eth_sendTransaction'] = ([transaction]) => {
      sent.push(transaction)
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
    }
    const { user } = openPage(address)
    await user.click(await screen.findByRole('button', { name: 'Revoke the approval for Cabinet' }))
    const dialog = await screen.findByRole('dialog', { name: 'Revoke approval' })
    const confirm = within(dialog).getByRole('button', { name: 'Revoke' })
    await waitFor(() => expect(confirm).toBeEnabled())
    await user.click(confirm)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      from: ME,
      to: COLLECTION,
      data: erc721.encodeFunctionData('setApprovalForAll', [SEAPORT, false]),
    })
    expect(await within(dialog).findByRole('button', { name: 'Retry' })).toBeVisible()
    leave()
  })
})
