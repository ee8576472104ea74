// The one error of deploying a subgraph.
import { UnreachableError } from '../http/request.ts'

/** Thrown when a deployment can't go on; the message says why and what to do. */
export class DeployError extends Error {
  override readonly name = 'DeployError'
}

/**
 * Waits for a server's response.
 * @param advice what to check if none comes
 * @throws DeployError with the advice
 */
export async function requireReachable<Response>(
  response: Promise<Response>,
  advice: string,
): Promise<Response> {
  try {
    return await response
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error
    throw new DeployError(`${error.message} ${advice}`, { cause: error })
  }
}
