import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { chosenLocale } from '../../messages/chosenLocale.ts'
import { showLocale } from '../../messages/languages.ts'
import { PartFailed } from '../../ui/PartFailed.tsx'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'

const root = document.documentElement

afterEach(async () => {
  chosenLocale.update(() => null)
  await showLocale('en')
})

describe('the language', () => {
  it('changes in place, with its direction, and is remembered', async () => {
    const user = userEvent.setup()
    renderInFrame(<LanguagePicker />)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'العربية')
    await waitFor(() => expect(root).toHaveAttribute('lang', 'ar'))
    expect(root).toHaveAttribute('dir', 'rtl')
    await waitFor(() => expect(localStorage.getItem('vitrine.locale')).toBe('ar'))
  })

  it('changes every text on the screen', async () => {
    renderInFrame(<PartFailed error={new Error('x')} corner={false} onRetry={() => undefined} />)
    await showLocale('en-XA')
    expect(await screen.findByRole('button', { name: /^Řéłöád páğé~+$/ })).toBeVisible()
    await showLocale('en')
    expect(await screen.findByRole('button', { name: 'Reload page' })).toBeVisible()
  })
})
