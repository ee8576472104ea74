// The dialog around the form of an order, a listing or an offer, from its first lines to the button that submits it.
import { useId, type ReactNode } from 'react'
import { tradeTexts } from '../../messages/en/trade.ts'
import type { Message } from '../../messages/message.ts'
import { Form } from '../../ui/Form.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './Dialogs.module.css'
import { SubmitButton } from './MainButton.tsx'
import { CompletedSteps } from './Summary.tsx'
import type { TradeState } from './useTrade.ts'
import { WriteDialog, type WriteDialogProps } from './WriteDialog.tsx'

export interface OrderFormDialogProps extends Pick<
  WriteDialogProps,
  'figures' | 'choice' | 'failure' | 'steps' | 'next' | 'onClose' | 'children'
> {
  readonly texts: Readonly<Record<'title' | 'action' | 'done', Message>>
  readonly trade: TradeState
  /** What the order is about, and replaces, above the fields. */
  readonly subject: ReactNode
  readonly fields: ReactNode
}

export function OrderFormDialog({
  texts,
  trade,
  subject,
  fields,
  children,
  ...dialog
}: OrderFormDialogProps) {
  const t = useTranslate()
  const form = useId()
  return (
    <WriteDialog
      {...dialog}
      title={t(texts.title)}
      doneTitle={t(texts.done)}
      write={trade}
      againLabel={t(tradeTexts.backToForm)}
      action={
        <SubmitButton form={form} trade={trade}>
          {t(texts.action)}
        </SubmitButton>
      }
      steady
    >
      {subject}
      {trade.isOpen && (
        <>
          <CompletedSteps sentences={trade.completedSteps} />
          <Form id={form} className={styles.fields} onSubmit={trade.submit}>
            {fields}
          </Form>
        </>
      )}
      {children}
    </WriteDialog>
  )
}
