// Wallets announce their own names, and any script in the visitor's browser may announce one.
import { expect, it } from 'vitest'
import { createDiscovery } from './discovery.ts'

it('removes direction overrides and check marks from names, and drops icons that are not data URIs', () => {
  const discovery = createDiscovery()
  const info = {
    uuid: 'a',
    rdns: 'test.wallet',
    name: 'Good \u2705\u202Etellaw',
    icon: 'https://tracker.test/1',
  }
  const detail = Object.freeze({ info, provider: { request: () => Promise.resolve() } })
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  expect(discovery.list()).toEqual([{ rdns: 'test.wallet', name: 'Good tellaw', icon: undefined }])
})
