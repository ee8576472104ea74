// What the trader does: lists, cancels, accepts offers, and follows the market and their own portfolio.
import { ZERO_ADDRESS } from '../../src/domain/address.ts'
import { queryIndex, type Item, fetchItems } from '../e2e/queries.ts'
import { acceptOffer, buyItem, cancelListing, listItem } from '../e2e/trading.ts'
import { type SharedTrades, takeFirst } from './sharedTrades.ts'
import type { Act, Surroundings } from './person.ts'
import type { UserStack } from './userStack.ts'
import { follow, lookDown, openCollection, openItem, openOwn, turnTo } from './navigation.ts'

const watchMarket: Act = {
  name: 'follow the market',
  run: async ({ page, pauses }) => {
    await openCollection(page)
    await pauses.glance()
    await turnTo(page, 'Analytics')
    await pauses.read()
    await turnTo(page, 'Offers')
    await pauses.glance()
    await follow(page, 'Activity')
    await lookDown(page)
    await pauses.read()
  },
}

const lookOverOwn: Act = {
  name: 'look over the portfolio',
  run: async ({ page, pauses }) => {
    await openOwn(page, 'My items')
    await pauses.read()
    await turnTo(page, 'Portfolio')
    await pauses.read()
    await turnTo(page, 'Activity')
    await pauses.glance()
    await turnTo(page, 'Approvals')
    await pauses.glance()
    await openOwn(page, 'My listings')
    await pauses.read()
  },
}

const idle: Act = {
  name: 'leave the tab alone',
  run: async ({ page, pauses }) => {
    await openOwn(page, 'My listings')
    await pauses.rest()
  },
}

/** The cheapest item for sale for ether by anyone other than these accounts. @throws Error when there is none */
async function cheapest(
  stack: UserStack,
  others: readonly string[],
): Promise<Pick<Item, 'collection' | 'tokenId'>> {
  const { tokens } = await queryIndex<{ tokens: readonly { tokenId: string; collection: { id: string } }[] }>(
    stack.file(),
    `query ($not: [String!], $ether: String!) {
      tokens(
        first: 1
        orderBy: bestAskPrice
        where: { standard: ERC721, owner_not_in: $not, liveAskCount_gt: 0, bestAskCurrency: $ether }
      ) { tokenId collection { id } }
    }`,
    { not: others, ether: ZERO_ADDRESS },
  )
  const [token] = tokens
  if (token === undefined) throw new Error('Nobody sells anything.')
  return { collection: token.collection.id, tokenId: token.tokenId }
}

/** @param account the trader's own */
export function tradersActs(trades: SharedTrades, account: string): readonly Act[] {
  const listOne = async ({ page, pauses, stack }: Surroundings, nth: number): Promise<Item> => {
    const item = (await fetchItems(stack.file(), { owner: account, listed: false })).at(nth)
    if (item === undefined) throw new Error('Nothing is left to list.')
    await openItem(page, item)
    await pauses.read()
    const price = trades.price(0.5)
    await listItem(page, price)
    await page.getByRole('main').getByText('Your listing').waitFor()
    await pauses.glance()
    return item
  }
  const listed = (name: string, nth: number, where: Item[]): Act => ({
    name,
    run: async (surroundings) => {
      where.push(await listOne(surroundings, nth))
    },
  })
  const cancel: Act = {
    name: 'cancel a listing',
    when: () => trades.toCancel.length > 0,
    run: async ({ page, pauses }) => {
      await openItem(page, takeFirst(trades.toCancel))
      await pauses.glance()
      await cancelListing(page)
      await page.getByRole('main').getByText('Not for sale').waitFor()
    },
  }
  const accept: Act = {
    name: 'accept an offer',
    when: () => trades.offers.length > 0,
    run: async ({ page, pauses }) => {
      const [price = ''] = trades.offers
      try {
        await openOwn(page, 'My items')
        await turnTo(page, 'Offers')
        await pauses.read()
        await acceptOffer(page, price)
      } finally {
        // Not before, because the next one would use the same money. Whatever happens, it isn't tried twice.
        takeFirst(trades.offers)
      }
    },
  }
  // A run of an hour needs more items than any account of the demo has.
  const restock: Act = {
    name: 'buy on the market',
    run: async ({ page, pauses, stack }) => {
      await openItem(page, await cheapest(stack, [account]))
      await pauses.read()
      await buyItem(page)
      await page
        .getByRole('main')
        .getByRole('button', { name: /^List for sale: / })
        .first()
        .waitFor()
      await pauses.glance()
    },
  }
  return [
    listed('list for sale', 0, trades.forSale),
    watchMarket,
    restock,
    listed('list and regret', 1, trades.toCancel),
    idle,
    accept,
    cancel,
    lookOverOwn,
  ]
}
