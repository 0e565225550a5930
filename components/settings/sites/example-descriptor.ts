/** A descriptor to begin with. */
export const EXAMPLE_DESCRIPTOR = `{
  "version": 1,
  "id": "my-site",
  "name": "My site",
  "hosts": ["www.example.com"],
  "pages": [
    {
      "id": "issue",
      "path": "/:owner/:repo/issues/:number",
      "where": { "number": { "is": "digits" } },
      "fields": {
        "title": [{ "title": ":title · My site" }, { "select": ["h1"] }]
      },
      "name": "Issue",
      "description": "Issue {number} in {owner}/{repo}[, titled \\"{title}\\"]",
      "project": "{owner}/{repo}",
      "task": "{number}"
    }
  ]
}
`;
