import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Wei } from '../domain/wei.ts'
import styles from './Price.module.css'
import { Price } from './Price.tsx'
import { renderInFrame } from '../../tests/support/renderInFrame.tsx'

const ETH = { decimals: 18, symbol: 'ETH' }
const amount = 421_337_000_000_000_001n as Wei

describe('Price', () => {
  it('shows a short amount, with the exact one as title and value', () => {
    renderInFrame(<Price amount={amount} currency={ETH} />)
    const price = screen.getByTitle('0.421337000000000001 ETH')
    expect(price).toHaveTextContent('0.4213 ETH')
    expect(price).toHaveAttribute('value', '0.421337000000000001')
  })

  it('shows every digit when `exact`', () => {
    renderInFrame(<Price amount={amount} currency={ETH} exact />)
    expect(screen.getByTitle('0.421337000000000001 ETH')).toHaveTextContent('0.421337000000000001 ETH')
  })

  it('wraps only when it is exact and longer than usual prices with all their digits', () => {
    const longest = (10n ** 48n) as Wei
    renderInFrame(
      <>
        <Price amount={longest} currency={ETH} exact />
        <Price amount={longest} currency={ETH} size="l" />
        <Price amount={9_421_337_000_000_000_000_001n as Wei} currency={ETH} exact />
      </>,
    )
    const wraps = (title: string, at = 0) =>
      [...screen.getAllByTitle(title)][at]?.className.split(' ').includes(styles.long ?? '')
    const all = `1${',000'.repeat(10)} ETH`
    expect(wraps(all)).toBe(true)
    expect(wraps(all, 1)).toBe(false)
    expect(screen.getAllByTitle(all)[1]).toHaveTextContent('>999T ETH')
    expect(wraps('9,421.337000000000000001 ETH')).toBe(false)
  })

  it('copies the exact amount when the shown one is selected', () => {
    const setData = vi.fn()
    renderInFrame(<Price amount={amount} currency={ETH} />)
    const price = screen.getByTitle(/ETH/)
    document.getSelection()?.selectAllChildren(price)
    fireEvent.copy(price, { clipboardData: { setData } })
    expect(setData).toHaveBeenCalledWith('text/plain', '0.421337000000000001 ETH')
  })

  it('leaves copying to the browser when the selection includes more than the price', () => {
    renderInFrame(
      <p>
        Sold for <Price amount={amount} currency={ETH} />
      </p>,
    )
    document.getSelection()?.selectAllChildren(screen.getByText(/Sold for/))
    const untouched = fireEvent.copy(screen.getByTitle(/ETH/))
    expect(untouched).toBe(true)
  })
})
