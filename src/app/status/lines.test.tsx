// The words under the header: each way the index can stand to the chain is said, with its numbers.
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInFrame } from '../../ui/testing.tsx'
import type { IndexHealth } from './indexMonitor.ts'
import { IndexLine } from './lines.tsx'

const said = (health: IndexHealth) => renderInFrame(<IndexLine health={health} />).container.textContent

describe('fault: index behind, failed, 5xx, malformed', () => {
  it.each<[IndexHealth, RegExp]>([
    [
      { kind: 'behind', indexedBlock: 1_200, headBlock: 1_234 },
      /34 blocks behind the chain.*as of block 1,200/,
    ],
    [{ kind: 'behind', indexedBlock: 1, headBlock: 2 }, /1 block behind/],
    [{ kind: 'chain-behind', indexedBlock: 30, headBlock: 20 }, /node is 10 blocks behind the index/],
    [{ kind: 'failed', indexedBlock: 77 }, /stopped at block 77/],
    [{ kind: 'forked', indexedBlock: 5 }, /another branch/],
    [{ kind: 'index-unreachable' }, /index cannot be reached.*out of date/],
  ])('$kind is said', (health, words) => {
    expect(said(health)).toMatch(words)
  })

  it.each<IndexHealth>([{ kind: 'checking' }, { kind: 'current', indexedBlock: 1, headBlock: 1 }])(
    'nothing is said while it is $kind',
    (health) => {
      expect(said(health)).toBe('')
    },
  )
})

it('a browser without a network is told apart from an index that does not answer', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(said({ kind: 'index-unreachable' })).toMatch(/^You are offline\..*out of date/)
  online.mockRestore()
})

describe('fault: RPC down, slow, 429', () => {
  it('buying and listing are said to wait', () => {
    expect(said({ kind: 'chain-unreachable', indexedBlock: 1 })).toMatch(/buying and listing wait/)
  })
})

describe('fault: RPC on another chain', () => {
  it('the chain is named, and buying and listing are said to be off', () => {
    expect(said({ kind: 'wrong-chain', chainId: 5 })).toMatch(/serves chain 5.*Buying and listing are off/)
  })
})

describe('fault: chain restarted', () => {
  it('what is shown is said to be of the chain before, and a reload is offered', () => {
    expect(said({ kind: 'restarted' })).toMatch(/begun anew/)
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  })
})
