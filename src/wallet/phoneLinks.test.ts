// Links into the browsers of wallets on phones: each wallet gets exactly the page's address.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneLinks } from './phoneLinks.ts'

/** Reads the address that a wallet opens, by the rules of its documentation. */
const readers: Readonly<Record<string, (link: URL) => string | null>> = {
  'link.metamask.io': ({ href }) => href.replace('link.metamask.io/dapp/', ''),
  'rnbwapp.com': ({ searchParams }) => searchParams.get('url'),
  'go.cb-w.com': ({ searchParams }) => searchParams.get('cb_url'),
  'link.trustwallet.com': ({ searchParams }) => searchParams.get('url'),
  'web3.okx.com': ({ searchParams }) =>
    new URL(searchParams.get('deeplink') ?? '').searchParams.get('dappUrl'),
}

test('name the page for five wallets', () => {
  const links = phoneLinks('https://art.example/market/item/0xab/1?tab=offers#history')
  expect(links.map(({ href }) => href)).toEqual([
    'https://link.metamask.io/dapp/art.example/market/item/0xab/1?tab=offers#history',
    'https://rnbwapp.com/dapp?url=https%3A%2F%2Fart.example%2Fmarket%2Fitem%2F0xab%2F1%3Ftab%3Doffers%23history',
    'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fart.example%2Fmarket%2Fitem%2F0xab%2F1%3Ftab%3Doffers%23history',
    'https://link.trustwallet.com/open_url?coin_id=60&url=https%3A%2F%2Fart.example%2Fmarket%2Fitem%2F0xab%2F1%3Ftab%3Doffers%23history',
    'https://web3.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3Dhttps%253A%252F%252Fart.example%252Fmarket%252Fitem%252F0xab%252F1%253Ftab%253Doffers%2523history',
  ])
})

test('carry any address unchanged', () => {
  const address = fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true })
  fc.assert(
    fc.property(address, (page) => {
      const opened = phoneLinks(page).map(({ href }) => readers[new URL(href).host]?.(new URL(href)))
      expect(opened).toEqual(Array(5).fill(new URL(page).href))
    }),
  )
})

test('are missing for a page on this computer', () => {
  expect(phoneLinks('http://localhost:5173/explore')).toEqual([])
})
