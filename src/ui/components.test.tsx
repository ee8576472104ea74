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
  it('is followed first and acted on next, by keyboard', async () => {
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
  it('shows both ends of the checksum, keeps the whole at hand and leads to the account', () => {
    renderInFrame(<Address address={account} />)
    const link = screen.getByRole('link', { name: '0x5aAe…eAed' })
    expect(link).toHaveAttribute('title', checksummed)
    expect(link).toHaveAttribute('href', `/account/${account}`)
  })

  it('shows a name in place of the digits, or all the digits', () => {
    renderInFrame(<Address address={account} name="Ada" to={null} />)
    expect(screen.getByText('Ada')).toBeInTheDocument()
    expect(screen.queryByRole('link')).toBeNull()
    renderInFrame(<Address address={account} full />)
    expect(screen.getByText(checksummed)).toBeInTheDocument()
  })

  it('shows the name of the configuration, with all the digits where they are asked for', () => {
    const config = { ...testConfig, demoWallet: { accounts: [{ address: account, label: 'Ada' }] } }
    renderInFrame(<Address address={account} />, { config })
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('title', checksummed)
    renderInFrame(<Address address={account} name="you" to={null} />, { config })
    expect(screen.getByText('you')).toBeInTheDocument()
    renderInFrame(<Address address={account} full to={null} />, { config })
    expect(screen.getByText(checksummed).parentElement).toHaveTextContent(`Ada ${checksummed}`)
  })
})

describe('CopyButton', () => {
  it('copies and says so', async () => {
    const user = userEvent.setup()
    renderInFrame(<CopyButton text={checksummed} label="Copy address" />)
    await user.click(screen.getByRole('button', { name: 'Copy address' }))
    expect(await navigator.clipboard.readText()).toBe(checksummed)
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
  })

  it('says so when the browser refuses', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    renderInFrame(<CopyButton text="x" />)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(
      await screen.findByRole('button', { name: 'Your browser didn’t allow copying' }),
    ).toBeInTheDocument()
  })
})

describe('Button', () => {
  it('ignores presses while it is busy and says that it is', async () => {
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

  it('does not submit a form unless it is told to', async () => {
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
  it('ties its error to the input, and its hint when there is none', () => {
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

  it('has a name even when its label is hidden', async () => {
    const user = userEvent.setup()
    const change = vi.fn()
    renderInFrame(<TextField label="Search" labelHidden value="" onChange={change} />)
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'n')
    expect(change).toHaveBeenCalledWith('n')
  })
})

describe('Select and Checkbox', () => {
  it('hand back the chosen value', async () => {
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

  it('toggle from the label, and name the count with it', async () => {
    const user = userEvent.setup()
    const change = vi.fn()
    renderInFrame(<Checkbox label="Fox" checked={false} count={1204} onChange={change} />)
    await user.click(screen.getByText('Fox'))
    expect(change).toHaveBeenCalledWith(true)
    expect(screen.getByRole('checkbox')).toHaveAccessibleName('Fox 1,204')
  })
})

describe('Chip', () => {
  it('says what a press removes', async () => {
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

  it('says whether it is on', () => {
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

  it('takes the focus, closes on Escape and gives the focus back', async () => {
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

  it('gives the focus to what is marked for it, and so on the way back from another dialog', async () => {
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

  it('stays when leaving would lose something', async () => {
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
  it('mark the one whose address is open', () => {
    const tabs = [
      { to: '/collection/0x1', label: 'Items', count: 512 },
      { to: '/collection/0x1/activity', label: 'Activity' },
    ]
    renderInFrame(<Tabs label="Collection" tabs={tabs} />, { path: '/collection/0x1/activity' })
    expect(screen.getByRole('link', { name: 'Activity' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: /Items/ })).not.toHaveAttribute('aria-current')
  })

  it('show the open one where there is no room for all of them', () => {
    const has = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', value: number) =>
      vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value)
    const spies = [has('offsetLeft', 400), has('offsetWidth', 80), has('clientWidth', 300)]
    const tabs = [{ to: '/account/0x1/approvals', label: 'Approvals' }]
    renderInFrame(<Tabs label="Account" tabs={tabs} />, { path: '/account/0x1/approvals' })
    expect(screen.getByRole('navigation', { name: 'Account' }).scrollLeft).toBe(220)
    for (const spy of spies) spy.mockRestore()
  })
})

describe('TimeAgo', () => {
  it('keeps up with the clock and gives the exact moment', () => {
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

  it('never tells what has happened as to come, though the chain’s clock is ahead', () => {
    vi.useFakeTimers({ now: 1_795_269_909_000 })
    renderInFrame(<TimeAgo seconds={1_795_269_909 + 90} past />)
    expect(screen.getByText('now')).toBeInTheDocument()
  })

  it('says “Never” for the end of time', () => {
    renderInFrame(<TimeAgo seconds={2 ** 60} />)
    expect(screen.getByText('Never')).toBeInTheDocument()
  })
})

describe('states', () => {
  it('show an error’s own words when they were written for people, and offer to try again', async () => {
    const user = userEvent.setup()
    const retry = vi.fn()
    renderInFrame(<ErrorState error={new InvalidAmountError('Enter an amount.')} onRetry={retry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalled()
  })

  it('never show what a stranger’s error says', () => {
    renderInFrame(<ErrorState error={new TypeError('x is not a function')} />)
    expect(screen.getByRole('alert')).not.toHaveTextContent('not a function')
  })

  it('lead on from an address that has nothing', () => {
    renderInFrame(<NotFound />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
    expect(screen.getByRole('link')).toHaveAttribute('href', '/')
  })
})

describe('ExternalLink', () => {
  it('follows https alone, and tells the other side nothing', () => {
    renderInFrame(<ExternalLink href="https://example.org/">Site</ExternalLink>)
    const link = screen.getByRole('link', { name: /Site/ })
    expect(link).toHaveAttribute('rel', 'noreferrer noopener')
    renderInFrame(<ExternalLink href="javascript:alert(1)">Trap</ExternalLink>)
    expect(screen.queryByRole('link', { name: /Trap/ })).toBeNull()
  })
})

describe('Page', () => {
  it('names the document after itself and the site', () => {
    renderInFrame(<Page title="Activity">…</Page>)
    expect(document.title).toBe('Activity · Vitrine')
  })
})
