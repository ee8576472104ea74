// Anyone can write descriptions and links, so an address must show where it leads.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { Description } from './Description.tsx'

it('shows an address in its own order', () => {
  const text = 'Mint at https://evil.example/\u202Emoc.elpmaxe.doog\u202C now'
  renderInFrame(<Description text={text} link={undefined} />)
  const link = screen.getByRole('link')
  expect(link).toHaveTextContent('https://evil.example/moc.elpmaxe.doog')
  expect(link).toHaveAttribute('href', 'https://evil.example/moc.elpmaxe.doog')
})

it.each(['https://good.example@evil.example/', 'https://:good.example@evil.example/'])(
  'does not lead to an address that names another host first: %s',
  (address) => {
    renderInFrame(<Description text={`Mint at ${address}`} link={address} />)
    expect(screen.queryByRole('link')).toBeNull()
  },
)

it('names the host of a link in unambiguous letters', () => {
  renderInFrame(<Description text={undefined} link="https://аpple.com/" />)
  expect(screen.getByRole('link')).toHaveTextContent('xn--pple-43d.com')
})

it.each([
  ['https://аpple.com/sale', 'https://xn--pple-43d.com/sale'],
  ['https://good.example。evil.example', 'https://good.example.evil.example'],
])('names the host of an address in the text in unambiguous letters: %s', (written, shown) => {
  renderInFrame(<Description text={`Mint at ${written}, now`} link={undefined} />)
  expect(screen.getByRole('link')).toHaveTextContent(shown)
  expect(screen.getByRole('paragraph')).toHaveTextContent(/, now$/)
})

describe('a long description', () => {
  const address = 'https://mint.example/claim-your-token-now'

  it('links no part of an address where it is folded', async () => {
    const user = userEvent.setup()
    renderInFrame(<Description text={`${'a '.repeat(190)}at ${address} now`} link={undefined} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByRole('paragraph')).toHaveTextContent(
      /a at https:\/\/mint\.example\/claim-your-token…$/,
    )
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(screen.getByRole('link')).toHaveAttribute('href', address)
  })

  it('links an address before the fold', () => {
    renderInFrame(<Description text={`${address}. ${'a '.repeat(400)}`} link={undefined} />)
    expect(screen.getByRole('link')).toHaveAttribute('href', address)
    expect(screen.getByRole('paragraph')).toHaveTextContent(/ a…$/)
  })
})
