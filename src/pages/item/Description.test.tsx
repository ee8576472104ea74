// Anyone can write descriptions and links, so an address must show where it leads.
import { screen, waitFor } from '@testing-library/react'
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

describe('Markdown', () => {
  const render = (text: string) => renderInFrame(<Description text={text} link={undefined} />)

  // docs.transientlabs.xyz, "Metadata Structure": descriptions are Markdown as on OpenSea.
  it('shows paragraphs, emphasis and line breaks without their marks', async () => {
    const { container } = render('**The Chromie Squiggle** is *simple*.\nSecond line\n\nNew paragraph')
    expect(await screen.findByText('The Chromie Squiggle')).toHaveProperty('tagName', 'STRONG')
    expect(screen.getByText('simple')).toHaveProperty('tagName', 'EM')
    expect(container.querySelectorAll('p')).toHaveLength(2)
    expect(container.querySelectorAll('br')).toHaveLength(1)
    expect(container).not.toHaveTextContent('*')
  })

  // github.com/hypercerts-org/hypercerts, issue 422
  it('shows lists, headings and quotations', async () => {
    const { container } = render('# Scope\n\n- trees\n- soil\n\n3. third\n4. fourth\n\n> Quoted `code`')
    await waitFor(() => expect(screen.getAllByRole('list')).toHaveLength(2))
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'trees',
      'soil',
      'third',
      'fourth',
    ])
    expect(container.querySelector('ol')).toHaveAttribute('start', '3')
    expect(container.querySelector('blockquote code')).toHaveTextContent('code')
    // The page's own headings stay the only ones.
    expect(screen.queryByRole('heading')).toBeNull()
  })

  // github.com/tahowallet/extension, issue 2719: links whose target can't be seen.
  it.each([
    ['[OpenSea](https://evil.example/drain)', 'OpenSea (evil.example', 'https://evil.example/drain'],
    [
      '[https://good.example](https://аpple.com)',
      'https://good.example (xn--pple-43d.com',
      'https://xn--pple-43d.com/',
    ],
    ['*x* <https://a.example/__init__>', 'x https://a.example/__init__', 'https://a.example/__init__'],
    ['*x* **https://a.example/_b_c_d**, y', 'x https://a.example/_b_c_d', 'https://a.example/_b_c_d'],
    ['![mint](https://evil.example/a.png)', 'mint (evil.example', 'https://evil.example/a.png'],
  ])('names the host of each link: %s', async (text, shown, href) => {
    const { container } = render(text)
    await waitFor(() => expect(container).toHaveTextContent(shown))
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([href])
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noreferrer noopener')
    expect(container.querySelector('img')).toBeNull()
  })

  it.each([
    '<img src=x onerror=alert(1)> <b>HTML</b>',
    '[a](javascript:alert(1)) <javascript:alert(1)>',
    '[a](http://plain.example) [b](https://good.example@evil.example/)',
    '[ref]: https',
    'Edition #1 of 10_000, snake_case_name, 2 * 3 * 4, ~5~ and <3',
  ])('leaves as written what is no such mark: %s', async (text) => {
    const { container } = render(`*Loaded* ${text}`)
    await screen.findByText('Loaded')
    expect(container).toHaveTextContent(`Loaded ${text}`)
    expect(container.querySelector('a, img, b, script')).toBeNull()
  })

  it('removes what changes the direction of text, also where it is written as an entity', async () => {
    const { container } = render('*a* https://evil.example/&#x202E;moc &#8238;b `\u202Ec`')
    await screen.findByText('a')
    expect(container.textContent).not.toMatch(/\p{Bidi_C}/u)
  })

  it('folds a long description, and links nothing that the fold cuts', async () => {
    const user = userEvent.setup()
    const { container } = render(`**Start** ${'a '.repeat(200)}[${'link '.repeat(9)}](https://a.example) end`)
    expect(await screen.findByText('Start')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    expect(container).toHaveTextContent('…')
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://a.example/')
    expect(container).toHaveTextContent('end')
  })

  it('with more parts or levels than a description has, is shown as plain text', async () => {
    for (const text of ['>'.repeat(2_000), '*a* '.repeat(2_000), `${'- '.repeat(300)}a`]) {
      const { container, unmount } = render(text)
      await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
      await waitFor(() => expect(container).toHaveTextContent(text.trim()))
      expect(container.querySelectorAll('*').length).toBeLessThan(20)
      unmount()
    }
  })
})
