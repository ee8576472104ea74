import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use } from 'react'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderInFrame } from '../../../../tests/support/renderInFrame.tsx'
import { FilterChips } from './FilterChips.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { TraitFilter } from './TraitFilter.tsx'
import { useItemFilters } from './useItemFilters.ts'

function Panel() {
  const filters = useItemFilters()
  return (
    <>
      <FilterPanel filters={filters}>{null}</FilterPanel>
      <FilterChips filters={filters} />
    </>
  )
}

function open(query = '') {
  history.replaceState(null, '', `/${query}`)
  renderInFrame(<Panel />, { router: BrowserRouter })
  return userEvent.setup()
}

const lowest = () => screen.getByLabelText('Lowest price')
const highest = () => screen.getByLabelText('Highest price')

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => history.replaceState(null, '', '/'))

describe('a price range', () => {
  it('keeps both bounds and the focus when they are typed one after the other', async () => {
    const user = open()
    await user.type(lowest(), '0.6')
    await user.tab()
    expect(location.search).toBe('?min=0.6')
    expect(highest()).toHaveFocus()
    await user.keyboard('1.5')
    expect(highest()).toHaveValue('1.5')
    await user.keyboard('{Enter}')
    expect(location.search).toBe('?min=0.6&max=1.5')
    expect(highest()).toHaveFocus()
    expect(lowest()).toHaveValue('0.6')
    expect(screen.getByText('0.6 to 1.5 ETH')).toBeVisible()
  })

  it('keeps both bounds when the second is set with the pointer', async () => {
    const user = open()
    await user.type(lowest(), '0.6')
    await user.click(highest())
    await user.keyboard('1.5{Enter}')
    expect(location.search).toBe('?min=0.6&max=1.5')
  })

  it('is cleared when the URL no longer has it', async () => {
    const user = open('?min=0.6&max=1.5')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(lowest()).toHaveValue('')
    expect(highest()).toHaveValue('')
  })

  it.each([
    ['?max=1.5', lowest, '2'],
    ['?min=2', highest, '1.5'],
  ] as const)('shows one error when the bounds exclude each other, after %s', async (query, field, text) => {
    const user = open(query)
    await user.type(field(), `${text}{Enter}`)
    expect(lowest()).toBeInvalid()
    expect(lowest()).toHaveAccessibleDescription('It’s above the highest price, so neither limit applies.')
    expect(highest()).toBeValid()
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Lowest price: 2 was ignored. It’s above the highest price, so neither limit applies.$/,
    )
  })
})

it('names only the traits that are ignored, and keeps them when another is removed', async () => {
  const user = open('?trait=Head&trait=Head%3DHat&trait=Eyes%3DRed')
  expect(screen.getByRole('alert')).toHaveTextContent(/^Traits: Head was ignored\./)
  await user.click(screen.getByRole('button', { name: 'Remove filter: Eyes Red' }))
  expect(new URLSearchParams(location.search).getAll('trait')).toEqual(['Head', 'Head=Hat'])
})

it('names all traits that are ignored', () => {
  open('?trait=Head&trait=Eyes')
  expect(screen.getByRole('alert')).toHaveTextContent(/^Traits: Head and Eyes were ignored\./)
})

it('says that a currency filters only with a price', async () => {
  const user = open()
  const hint = 'Enter a price to show only items for sale in WETH.'
  expect(screen.queryByText(/^Enter a price/)).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'WETH')
  expect(screen.getByText(hint)).toBeVisible()
  await user.type(lowest(), '1{Enter}')
  expect(screen.queryByText(hint)).toBeNull()
})

describe('a selected filter', () => {
  it('shows at once, while the matching items load', async () => {
    const onTheirWay = new Promise<never>(() => {})
    const Items = ({ listed }: { readonly listed: boolean }) => (
      <p>{listed ? use(onTheirWay) : 'All items'}</p>
    )
    function Page() {
      const filters = useItemFilters()
      return (
        <Suspense>
          <FilterPanel filters={filters}>{null}</FilterPanel>
          <Items listed={filters.filters.listed} />
        </Suspense>
      )
    }
    renderInFrame(<Page />, { router: BrowserRouter })
    const user = userEvent.setup()

    await act(() => user.click(screen.getByLabelText('For sale')))
    expect(screen.getByLabelText('For sale')).toBeChecked()
    expect(screen.getByText('All items')).toBeVisible()
  })
})

describe('a trait', () => {
  const red = { key: 'Fur=Red', value: 'Red', count: 3, floor: undefined, isSelected: true }
  function Traits() {
    const filters = useItemFilters()
    return (
      <TraitFilter
        filters={filters}
        types={[{ type: 'Fur', kind: 'text', values: [red] }]}
        state={{ kind: 'full', version: 1, read: 3, block: 1 }}
        onRetry={() => undefined}
      />
    )
  }
  const show = (query: string) => {
    history.replaceState(null, '', `/${query}`)
    renderInFrame(<Traits />, { router: BrowserRouter })
    return screen.getByLabelText(/Red/)
  }

  it('is checked when the filter is applied', () => {
    expect(show('?trait=Fur%3DRed')).toBeChecked()
  })

  it('stays checked when the URL also has an invalid trait', () => {
    expect(show('?trait=nonsense&trait=Fur%3DRed')).toBeChecked()
  })

  describe('with numbers', () => {
    const level = (value: string) => ({
      key: `Level=${value}`,
      value,
      count: 1,
      floor: undefined,
      isSelected: false,
    })
    const birthday = (value: string) => ({
      key: `Born%date=${value}`,
      value,
      format: 'date' as const,
      count: 1,
      floor: undefined,
      isSelected: false,
    })
    function Numbers() {
      const filters = useItemFilters()
      return (
        <>
          <FilterChips filters={filters} />
          <TraitFilter
            filters={filters}
            types={[
              {
                type: 'Level',
                kind: 'number',
                values: Array.from({ length: 30 }, (_, i) => level(String(i))),
              },
              { type: 'Born', kind: 'date', values: [birthday('1607385600'), birthday('1702000000')] },
            ]}
            state={{ kind: 'full', version: 1, read: 3, block: 1 }}
            onRetry={() => undefined}
          />
        </>
      )
    }
    const show = async (query: string, type: string) => {
      history.replaceState(null, '', `/${query}`)
      renderInFrame(<Numbers />, { router: BrowserRouter })
      const user = userEvent.setup()
      await user.click(screen.getByText(type, { selector: 'summary *' }))
      return user
    }
    const traits = () => new URLSearchParams(location.search).getAll('trait')

    it('selects the values of a range, in place of those selected before, beside those of other types', async () => {
      const user = await show('?trait=Level%3D2&trait=Fur%3DRed', 'Level')
      await user.type(screen.getByLabelText('Level from'), '9')
      await user.type(screen.getByLabelText('Level to'), '11{Enter}')
      expect(traits()).toEqual(['Fur=Red', 'Level=9', 'Level=10', 'Level=11'])
    })

    it('shows many values of one type as one chip, which removes them', async () => {
      const user = await show('?trait=Fur%3DRed', 'Level')
      await user.type(screen.getByLabelText('Level from'), '5{Enter}')
      expect(traits()).toHaveLength(26)
      await user.click(screen.getByRole('button', { name: /Level 25 values/ }))
      expect(traits()).toEqual(['Fur=Red'])
    })

    it('shows dates as such, finds them by that, and selects those of a range', async () => {
      const user = await show('', 'Born')
      expect(screen.getByLabelText(/December 8, 2020/)).not.toBeChecked()
      await user.type(screen.getByLabelText('Search traits'), '8, 2020')
      expect(screen.queryByLabelText(/2023/)).toBeNull()
      await user.clear(screen.getByLabelText('Search traits'))
      await user.type(screen.getByLabelText('Born to'), '2020-12-31')
      await user.click(screen.getByRole('button', { name: 'Select' }))
      expect(traits()).toEqual(['Born%date=1607385600'])
    })

    it('says why a range selects nothing', async () => {
      const user = await show('', 'Level')
      await user.type(screen.getByLabelText('Level from'), '30{Enter}')
      expect(screen.getByText('No value is in this range.')).toBeVisible()
      expect(traits()).toEqual([])
    })
  })
})

it('filters by one status at a time: for sale, or in a bundle', async () => {
  const user = open()
  await user.click(screen.getByRole('checkbox', { name: /^For sale/ }))
  expect(location.search).toBe('?status=listed')
  await user.click(screen.getByRole('checkbox', { name: /^In a bundle/ }))
  expect(location.search).toBe('?status=bundle')
  expect(screen.getByRole('checkbox', { name: /^For sale/ })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Remove filter: In a bundle' }))
  expect(location.search).toBe('')
})
