export const LONG_ANSWER = `The login fails because **the session cookie is no longer sent** after the upgrade. Three things point to it:

1. The response to \`POST /login\` sets \`SameSite=Strict\`, see [the cookie's documentation](https://developer.mozilla.org/docs/Web/HTTP/Cookies).
2. The next request comes from the identity provider, so the browser leaves the cookie out.
   - Chromium shows this in the *Application* panel.
   - Firefox writes it to the console.
3. \`snake_case_names\` and 2 * 3 * 4 stay as they are.

## What to change

\`\`\`ts
// A session must survive the way back from the identity provider.
export function createSessionCookie(token: string): string {
  return serialize('session', token, { httpOnly: true, sameSite: 'lax', maxAge: 3_600 });
}
\`\`\`

| Setting | Before | After |
| :-- | :-: | --: |
| SameSite | Strict | Lax |
| Max-Age | 86400 | 3600 |

> The change is safe as long as no state is changed by \`GET\`.

The chance of a collision is $p \\approx 1 - e^{-n^2/2m}$, that is

$$
p = 1 - \\prod_{k=0}^{n-1} \\left(1 - \\frac{k}{m}\\right)
$$

- [x] Reproduced
- [ ] Fixed[^1]

[^1]: In the branch \`login-cookie\`.`;

export const UGLY_TEXT = `A_very_long_word_${'without_any_break_'.repeat(8)}end and https://tracker.example/${'a-long-path/'.repeat(12)}

<script>alert('raw HTML is text')</script> and <b>so is this</b>, &copy; entities are characters.

[a dangerous link](javascript:alert(1)) and ![a remote picture](https://images.example/pixel.png)

| A very wide table | with many | columns that | do not fit | into a narrow | drawer at all |
|---|---|---|---|---|---|
| one | two | three | four | five | six |`;
