/** An HTTP client, in each language. */
import { both } from './define.ts';

/** The start of the program: its exceptions. */
export const HTTP_ERRORS = {
  python: `
import json

class HttpError(Exception):
    def __init__(self, status):
        super().__init__(f"HTTP status {status}")
        self.status = status

class SessionExpired(Exception):
    pass

`,
  script: `
class HttpError extends Error {
«  status: number;

»  constructor(status«: number») {
    super(\`HTTP status \${status}\`);
    this.status = status;
  }
}

class SessionExpired extends Error {}

«interface HttpRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

»`,
} as const;

/** The program. */
export const HTTP_CLIENT = both(
  `${HTTP_ERRORS.python}class HttpClient:
    def __init__(self):
        self.session = None
        self.version = None

    def headers(self):
        headers = {}
        if self.session is not None:
            headers["MCP-Session-Id"] = self.session
        if self.version is not None:
            headers["MCP-Protocol-Version"] = self.version
        return headers

    def post(self, message):
        headers = {
            "Content-Type": "application/json",
            "Accept": "application/json, text/event-stream",
            **self.headers(),
        }
        return {"method": "POST", "path": "/mcp", "headers": headers, "body": json.dumps(message)}

    def receive(self, response):
        status = response["status"]
        if status == 404 and self.session is not None:
            self.session = self.version = None
            raise SessionExpired()
        if status >= 400:
            raise HttpError(status)
        headers = {name.lower(): value for name, value in response["headers"].items()}
        self.session = headers.get("mcp-session-id", self.session)
        kind = headers.get("content-type", "")
        if kind.startswith("text/event-stream"):
            messages = self.events(response["body"])
        elif kind.startswith("application/json"):
            messages = [json.loads(response["body"])]
        else:
            messages = []
        for message in messages:
            self.version = message.get("result", {}).get("protocolVersion", self.version)
        return messages

    def events(self, body):
        messages = []
        data = []
        for line in body.splitlines() + [""]:
            if line.startswith("data:"):
                data.append(line[5:].removeprefix(" "))
            elif line == "":
                text = "\\n".join(data)
                if text:
                    messages.append(json.loads(text))
                data = []
        return messages

    def close(self):
        if self.session is None:
            return None
        headers = self.headers()
        self.session = self.version = None
        return {"method": "DELETE", "path": "/mcp", "headers": headers, "body": ""}
`,
  `${HTTP_ERRORS.script}«interface Message {
  result?: { protocolVersion?: string };
}

»class HttpClient {
  session«: string | null» = null;
  version«: string | null» = null;

  headers() {
    const headers«: Record<string, string>» = {};
    if (this.session !== null) {
      headers['MCP-Session-Id'] = this.session;
    }
    if (this.version !== null) {
      headers['MCP-Protocol-Version'] = this.version;
    }
    return headers;
  }

  post(message«: object»)«: HttpRequest» {
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...this.headers(),
    };
    return { method: 'POST', path: '/mcp', headers, body: JSON.stringify(message) };
  }

  receive(response«: HttpResponse»)«: Message[]» {
    const { status, body } = response;
    if (status === 404 && this.session !== null) {
      this.session = this.version = null;
      throw new SessionExpired('the session is gone');
    }
    if (status >= 400) {
      throw new HttpError(status);
    }
    const headers = new Map(Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]));
    this.session = headers.get('mcp-session-id') ?? this.session;
    const kind = headers.get('content-type') ?? '';
    let messages«: Message[]» = [];
    if (kind.startsWith('text/event-stream')) {
      messages = this.events(body);
    } else if (kind.startsWith('application/json')) {
      messages = [JSON.parse(body)];
    }
    for (const message of messages) {
      this.version = message.result?.protocolVersion ?? this.version;
    }
    return messages;
  }

  events(body«: string»)«: Message[]» {
    const messages«: Message[]» = [];
    let data«: string[]» = [];
    for (const line of [...body.split(/\\r\\n|\\n|\\r/), '']) {
      if (line.startsWith('data:')) {
        data.push(line.slice(5).replace(/^ /, ''));
      } else if (line === '') {
        const text = data.join('\\n');
        if (text !== '') {
          messages.push(JSON.parse(text));
        }
        data = [];
      }
    }
    return messages;
  }

  close()«: HttpRequest | null» {
    if (this.session === null) {
      return null;
    }
    const headers = this.headers();
    this.session = this.version = null;
    return { method: 'DELETE', path: '/mcp', headers, body: '' };
  }
}
`,
);
