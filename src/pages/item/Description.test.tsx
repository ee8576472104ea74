// Anyone can write descriptions and links, so an address must show where it leads.
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
