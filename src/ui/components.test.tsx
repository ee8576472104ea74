// The kit as people meet it: names for screen readers, keyboard, and states that are more than a color.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseAddress } from '../domain/address.ts'
import { InvalidAmountError } from '../domain/errors.ts'
import { Address } from './Address.tsx'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Chip } from './Chip.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Dialog } from './Dialog.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import { Page } from './Layout.tsx'
import { Select } from './Select.tsx'
import { ErrorState, NotFound } from './States.tsx'
import { Tabs } from './Tabs.tsx'
import { renderInFrame, testConfig } from '../../tests/support/renderInFrame.tsx'
import { TextField } from './TextField.tsx'
import { TimeAgo } from './TimeAgo.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const account = parseAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')
const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

describe('Card', () => {
  it('focuses its link first and its action next, by keyboard', async () => {
    const user = userEvent.setup()
    renderInFrame(<Card to="/item" media={null} title="Work 1" action={<button type="button">Buy</button>} />)
    await screen.findByRole('button', { name: 'Buy' })
    await user.tab()
    expect(screen.getByRole('link', { name: 'Work 1' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Buy' })).toHaveFocus()
  })
})

describe('Address', () => {
  it('shows both ends of the checksummed address, has the whole as its title and links to the account', () => {
    renderInFrame(<Address address={account} />)
    const link = screen.getByRole('link', { name: '0x5aAe…eAed' })
    expect(link).toHaveAttribute('title', checksummed)
    expect(link).toHaveAttribute('href', `/account/${account}`)
  })

  it('shows a name instead of the digits, or all digits when `full`', () => {
    renderInFrame(<Address address={account} name="Ada" to={null} />)
    expect(screen.getByText('Ada')).toBeInTheDocument()
    expect(screen.queryByRole('link')).toBeNull()
    renderInFrame(<Address address={account} full />)
    const digits = screen.getByText(checksummed)
    expect(digits).toBeInTheDocument()
    // It can only break in the middle, so that no single digit is left on a line.
    expect(digits.querySelector('wbr')?.previousSibling?.textContent).toHaveLength(21)
  })

  it('shows the configured name, with all digits when `full`', () => {
    const config = { ...testConfig, demoWallet: { accounts: [{ address: account, label: 'Ada' }] } }
    renderInFrame(<Address address={account} />, { config })
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('title', checksummed)
    renderInFrame(<Address address={account} name="you" to={null} />, { config })
    expect(screen.getByText('you')).toBeInTheDocument()
    renderInFrame(<Address address={account} full to={null} />, { config })
    expect(screen.getByText(checksummed).parentElement).toHaveTextContent(`Ada ${checksummed}`)
  })

  it('keeps a name and its address apart in text that runs from right to left', () => {
    const config = { ...testConfig, demoWallet: { accounts: [{ address: account, label: 'Ada' }] } }
    renderInFrame(<Address address={account} full to={null} />, { config })
    // The space follows the page's direction, outside of the name, whose own direction would put it on its far side.
    expect(screen.getByText('Ada')).toHaveProperty('textContent', 'Ada')
    expect(screen.getByText('Ada').tagName).toBe('BDI')
    expect(screen.getByText(checksummed).previousSibling).toHaveProperty('textContent', ' ')
  })
})

describe('CopyButton', () => {
  it('copies its text and shows "Copied"', async () => {
    const user = userEvent.setup()
    renderInFrame(<CopyButton text={checksummed} label="Copy address" />)
    await user.click(screen.getByRole('button', { name: 'Copy address' }))
    expect(await navigator.clipboard.readText()).toBe(checksummed)
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
  })

  it('shows an error when the browser refuses to copy', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    renderInFrame(<CopyButton text="x" />)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(
      await screen.findByRole('button', { name: 'Your browser didn’t allow copying' }),
    ).toBeInTheDocument()
  })

  it('says so where the page has no clipboard, as on plain http', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    renderInFrame(<CopyButton text="x" />)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('button', { name: 'Your browser didn’t allow copying' })).toBeVisible()
  })
})

describe('Button', () => {
  it('ignores clicks and sets aria-busy while busy', async () => {
    const user = userEvent.setup()
    const press = vi.fn()
    const { rerender } = renderInFrame(<Button onClick={press}>Buy</Button>)
    await user.click(screen.getByRole('button', { name: 'Buy' }))
    rerender(
      <Button onClick={press} busy>
        Buy
      </Button>,
    )
    await user.click(screen.getByRole('button', { name: 'Buy' }))
    expect(press).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Buy' })).toHaveAttribute('aria-busy', 'true')
  })

  it('submits a form only with type="submit"', async () => {
    const user = userEvent.setup()
    const submit = vi.fn((event: SubmitEvent) => event.preventDefault())
    renderInFrame(
      <form onSubmit={(event) => submit(event.nativeEvent as SubmitEvent)}>
        <Button>Other</Button>
        <Button type="submit" busy>
          Sending
        </Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Other' }))
    await user.click(screen.getByRole('button', { name: 'Sending' }))
    expect(submit).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(submit).toHaveBeenCalledTimes(1)
  })
})

describe('TextField', () => {
  it('describes the input by its error, or by its hint without an error', () => {
    const { rerender } = renderInFrame(
      <TextField label="Price" value="" onChange={() => {}} hint="In ETH." />,
    )
    const field = screen.getByRole('textbox', { name: 'Price' })
    expect(field).toHaveAccessibleDescription('In ETH.')
    expect(field).toBeValid()
    rerender(<TextField label="Price" value="1,5" onChange={() => {}} hint="In ETH." error="Use a point." />)
    expect(field).toHaveAccessibleDescription('Use a point.')
    expect(field).toBeInvalid()
  })

  it('has an accessible name when its label is hidden', async () => {
    const user = userEvent.setup()
    const change = vi.fn()
    renderInFrame(<TextField label="Search" labelHidden value="" onChange={change} />)
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'n')
    expect(change).toHaveBeenCalledWith('n')
  })
})

describe('Select and Checkbox', () => {
  it('call back with the selected value', async () => {
    const user = userEvent.setup()
    const choose = vi.fn()
    const options = [
      { value: 'price', label: 'Price' },
      { value: 'recent', label: 'Recently listed' },
    ] as const
    renderInFrame(<Select label="Sort" value="price" options={options} onChange={choose} />)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Recently listed')
    expect(choose).toHaveBeenCalledWith('recent')
  })

  it('toggle on a click on the label, and include the count in the name', async () => {
    const user = userEvent.setup()
    const change = vi.fn()
    renderInFrame(<Checkbox label="Fox" checked={false} count={1204} onChange={change} />)
    await user.click(screen.getByText('Fox'))
    expect(change).toHaveBeenCalledWith(true)
    expect(screen.getByRole('checkbox')).toHaveAccessibleName('Fox 1,204')
  })
})

describe('Chip', () => {
  it('names what its remove button removes', async () => {
    const user = userEvent.setup()
    const remove = vi.fn()
    renderInFrame(
      <Chip onRemove={remove} removeLabel="Remove the filter Head: Fox">
        Head: Fox
      </Chip>,
    )
    await user.click(screen.getByRole('button', { name: 'Remove the filter Head: Fox' }))
    expect(remove).toHaveBeenCalled()
  })

  it('sets aria-pressed when selected', () => {
    renderInFrame(
      <Chip selected onToggle={() => {}}>
        For sale
      </Chip>,
    )
    expect(screen.getByRole('button', { name: 'For sale' })).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('Dialog', () => {
  function Buying({ dismissible = true }) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Buy</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Buy Noun 7" dismissible={dismissible}>
          <Button>Confirm</Button>
        </Dialog>
      </>
    )
  }

  it('takes focus, closes on Escape and returns focus', async () => {
    const user = userEvent.setup()
    renderInFrame(<Buying />)
    await user.click(screen.getByRole('button', { name: 'Buy' }))
    const dialog = await screen.findByRole('dialog', { name: 'Buy Noun 7' })
    expect(dialog).toHaveFocus()
    expect(document.documentElement).toHaveAttribute('data-scroll-locked')
    await user.keyboard('{Escape}')
    expect(document.documentElement).not.toHaveAttribute('data-scroll-locked')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Buy' })).toHaveFocus())
  })

  it('focuses the element marked with data-autofocus, also after a nested dialog closes', async () => {
    const user = userEvent.setup()
    function QuotedPrice() {
      const [isOpen, setIsOpen] = useState(false)
      return (
        <Dialog
          open
          onOpenChange={() => undefined}
          title="Buy Noun 7"
          footer={<Button data-autofocus>Close</Button>}
        >
          {!isOpen && <Button onClick={() => setIsOpen(true)}>Buy</Button>}
          <Dialog open={isOpen} onOpenChange={setIsOpen} title="Wallet">
            Sign?
          </Dialog>
        </Dialog>
      )
    }
    renderInFrame(<QuotedPrice />)
    const close = within(await screen.findByRole('dialog', { name: 'Buy Noun 7' })).getByText('Close')
    await waitFor(() => expect(close).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Buy' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Wallet' })).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(close).toHaveFocus())
  })

  function ForSale() {
    const [open, setOpen] = useState(false)
    const [isSold, setIsSold] = useState(false)
    return (
      <main>
        <h1>Noun 7</h1>
        <section>
          <h2>Price</h2>
          {!isSold && <Button onClick={() => setOpen(true)}>Buy</Button>}
        </section>
        <Dialog open={open} onOpenChange={setOpen} title="Buy Noun 7">
          <Button onClick={() => setIsSold(true)}>Confirm</Button>
          <Button onClick={() => setTimeout(() => setIsSold(true), 50)}>Confirm slowly</Button>
        </Dialog>
      </main>
    )
  }

  it.each(['Confirm', 'Confirm slowly'])(
    'moves the focus to the nearest heading when the button that opened it is removed (%s)',
    async (confirm) => {
      const user = userEvent.setup()
      renderInFrame(<ForSale />)
      await user.click(screen.getByRole('button', { name: 'Buy' }))
      await user.click(await screen.findByRole('button', { name: confirm }))
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Price' })).toHaveFocus())
      expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull()
    },
  )

  it.each(['Confirm', 'Confirm slowly'])(
    'moves the focus to the link of the card whose button opened it and is removed (%s)',
    async (confirm) => {
      function Grid() {
        const [open, setOpen] = useState(false)
        const [isSold, setIsSold] = useState(false)
        const buy = isSold ? undefined : <Button onClick={() => setOpen(true)}>Buy</Button>
        return (
          <section>
            <h2>Items</h2>
            <Card to="/item/6" media={null} title="Noun 6" />
            <Card to="/item/7" media={null} title="Noun 7" action={buy} />
            <Dialog open={open} onOpenChange={setOpen} title="Buy Noun 7">
              <Button onClick={() => setIsSold(true)}>Confirm</Button>
              <Button onClick={() => setTimeout(() => setIsSold(true), 50)}>Confirm slowly</Button>
            </Dialog>
          </section>
        )
      }
      const user = userEvent.setup()
      renderInFrame(<Grid />)
      await user.click(await screen.findByRole('button', { name: 'Buy' }))
      await user.click(await screen.findByRole('button', { name: confirm }))
      await user.keyboard('{Escape}')
      const link = screen.getByRole('link', { name: 'Noun 7' })
      await waitFor(() => expect(link).toHaveFocus())
      expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull()
      // The keyboard reaches it as before.
      expect(link.tabIndex).toBe(0)
    },
  )

  it('stays open on Escape when it is not dismissible', async () => {
    const user = userEvent.setup()
    renderInFrame(<Buying dismissible={false} />)
    await user.click(screen.getByRole('button', { name: 'Buy' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })
})

describe('Tabs', () => {
  it('mark the tab of the current URL', () => {
    const tabs = [
      { to: '/collection/0x1', label: 'Items', count: 512 },
      { to: '/collection/0x1/activity', label: 'Activity' },
    ]
    renderInFrame(<Tabs label="Collection" tabs={tabs} />, { path: '/collection/0x1/activity' })
    expect(screen.getByRole('link', { name: 'Activity' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: /Items/ })).not.toHaveAttribute('aria-current')
  })

  it('scroll to the current tab when they do not all fit', async () => {
    const has = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', value: number) =>
      vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value)
    const spies = [has('offsetLeft', 400), has('offsetWidth', 80), has('clientWidth', 300)]
    const tabs = [{ to: '/account/0x1/approvals', label: 'Approvals' }]
    renderInFrame(<Tabs label="Account" tabs={tabs} />, { path: '/account/0x1/approvals' })
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Account' }).scrollLeft).toBe(220))
    for (const spy of spies) spy.mockRestore()
  })
})

describe('TimeAgo', () => {
  it('follows the clock and has the exact time in dateTime', () => {
    vi.useFakeTimers({ now: 1_795_269_909_000 })
    renderInFrame(<TimeAgo seconds={1_795_269_909 - 70} />)
    act(() => {
      vi.advanceTimersByTime(15_000)
    })
    const time = screen.getByText('1m ago')
    expect(time).toHaveAttribute('dateTime', '2026-11-21T14:03:59.000Z')
    act(() => {
      vi.advanceTimersByTime(60_000)
    })
    expect(time).toHaveTextContent('2m ago')
  })

  it('never shows a past time as future when the chain’s clock is ahead', () => {
    vi.useFakeTimers({ now: 1_795_269_909_000 })
    renderInFrame(<TimeAgo seconds={1_795_269_909 + 90} past />)
    expect(screen.getByText('now')).toBeInTheDocument()
  })

  it('shows “Never” for a time beyond all dates', () => {
    renderInFrame(<TimeAgo seconds={2 ** 60} />)
    expect(screen.getByText('Never')).toBeInTheDocument()
  })
})

describe('states', () => {
  it('show the message of an error written for people, with a Retry button', async () => {
    const user = userEvent.setup()
    const retry = vi.fn()
    renderInFrame(
      <ErrorState
        title="Couldn’t load the item"
        error={new InvalidAmountError('Enter an amount.')}
        onRetry={retry}
      />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalled()
  })

  it('say what is missing and that the reader is offline, with a Retry button', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderInFrame(<ErrorState title="Couldn’t load the item" error={new Error('x')} onRetry={vi.fn()} />)
    expect(screen.getByRole('alert')).toHaveTextContent(/^Couldn’t load the itemYou’re offline, so/)
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })

  it('never show the message of an unknown error', () => {
    renderInFrame(<ErrorState title="Couldn’t load the item" error={new TypeError('x is not a function')} />)
    expect(screen.getByRole('alert')).not.toHaveTextContent('not a function')
  })

  it('show “Page not found” with a link home', () => {
    renderInFrame(<NotFound />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
    expect(screen.getByRole('link')).toHaveAttribute('href', '/')
  })
})

describe('ExternalLink', () => {
  it('links to https only, without referrer or opener', () => {
    renderInFrame(<ExternalLink href="https://example.org/">Site</ExternalLink>)
    const link = screen.getByRole('link', { name: /Site/ })
    expect(link).toHaveAttribute('rel', 'noreferrer noopener')
    renderInFrame(<ExternalLink href="javascript:alert(1)">Trap</ExternalLink>)
    expect(screen.queryByRole('link', { name: /Trap/ })).toBeNull()
  })
})

describe('Page', () => {
  it('sets the document title to its own title and the site name', () => {
    renderInFrame(<Page title="Activity">…</Page>)
    expect(document.title).toBe('Activity · Vitrine')
    renderInFrame(<Page title="Vitrine">…</Page>)
    expect(document.title).toBe('Vitrine')
  })
})
