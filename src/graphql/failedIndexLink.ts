// Keeps the last valid data of a failed index readable; otherwise graph-node replies only with an error.
//
// Each root field but `_meta` gets `subgraphError: allow`. The reply then has the data and an `indexing_error`, which
// is removed here: the status line reports the failure, and pages go on.
import { ApolloLink } from '@apollo/client/link'
import { Kind } from 'graphql'
import { map } from 'rxjs'
import { INDEXING_ERROR } from './errors.ts'
import { withRootArgument } from './rootArguments.ts'

const ALLOW = { kind: Kind.ENUM, value: 'allow' } as const

export function failedIndexLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    operation.query = withRootArgument(operation.query, 'subgraphError', ALLOW)
    return forward(operation).pipe(
      map((result) => {
        const { errors, ...rest } = result
        const onlyFailed = errors?.every(({ message }) => message === INDEXING_ERROR) ?? false
        return onlyFailed && rest.data ? rest : result
      }),
    )
  })
}
