import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Why a request is not taken, in words for the person who looks at the answer. Thrown by the steps, answered in one place. */
export const refusal = (status: ContentfulStatusCode, message: string) => new HTTPException(status, { message });
