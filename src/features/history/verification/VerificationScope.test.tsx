// A verification while its page is hidden and shown again.
import { Activity } from 'react'
import { ApolloProvider } from '@apollo/client/react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, graphql } from 'msw'
import { expect, test } from 'vitest'
import { server } from '../../../../tests/support/server.ts'
import { createApolloClient } from '../../../graphql/client.ts'
import { renderInFrame, testConfig } from '../../../../tests/support/renderInFrame.tsx'
import { VerificationScope } from './VerificationScope.tsx'
import { VerifyHistory } from './VerifyHistory.tsx'

test('can be started again when the page was left while it was running', async () => {
  server.use(graphql.operation(() => delay('infinite')))
  const client = createApolloClient({ graphqlUrl: testConfig.network.graphqlUrl })
  const page = (mode: 'visible' | 'hidden') => (
    <ApolloProvider client={client}>
      <Activity mode={mode}>
        <VerificationScope token="0x01">
          <VerifyHistory shown={[]} cut={false} />
        </VerificationScope>
      </Activity>
    </ApolloProvider>
  )
  const { rerender } = renderInFrame(page('visible'))
  await userEvent.click(screen.getByRole('button', { name: 'Verify this history' }))
  expect(screen.getByText('Checking this history against the chain')).toBeVisible()
  rerender(page('hidden'))
  rerender(page('visible'))
  expect(await screen.findByRole('button', { name: 'Verify this history' })).toBeVisible()
  expect(screen.queryByText('Checking this history against the chain')).toBeNull()
})
