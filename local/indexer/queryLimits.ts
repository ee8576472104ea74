// What graph-node refuses of a query. The local stack has the same limits as deploy/, so whatever a page sends in a test
// would pass there too. Sources: graph-node, docs/environment-variables.md and graphql/src/execution/query.rs

/** Settings of graph-node, by the names of its environment variables. */
export const QUERY_LIMITS = {
  // Without both of these, a query with an undefined fragment aborts the whole node.
  ENABLE_GRAPHQL_VALIDATIONS: 'true',
  SILENT_GRAPHQL_VALIDATIONS: 'false',
  /** Nested selections, fragments included. The page's deepest query has 12 (tests/codegen/queryCost.test.ts). */
  GRAPH_GRAPHQL_MAX_DEPTH: '16',
  /** Rows that a query could have by the numbers in its text. The page's largest could have 502,000. */
  GRAPH_GRAPHQL_MAX_COMPLEXITY: '700000',
  /** Rows of one list. */
  GRAPH_GRAPHQL_MAX_FIRST: '1000',
  /** The page skips no rows, and skipping reads them. */
  GRAPH_GRAPHQL_MAX_SKIP: '1000',
  /**
   * Bytes that an answer takes in graph-node's memory, about twice its length. The page's largest take 16 MB: a thousand
   * items with the longest pictures and traits that the index keeps for lists (4,608 and 2,048 characters).
   */
  GRAPH_GRAPHQL_ERROR_RESULT_SIZE: '32000000',
  /** Seconds that a query may take, and one of its statements. */
  GRAPH_GRAPHQL_QUERY_TIMEOUT: '20',
  GRAPH_SQL_STATEMENT_TIMEOUT: '5',
} as const
