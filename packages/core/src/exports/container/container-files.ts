/** The interpreter that the printed code is tested with. */
const BASE = 'python:3.11.14-slim-bookworm'

export const DOCKERFILE = `FROM ${BASE}

ENV PYTHONDONTWRITEBYTECODE=1 \\
    PYTHONUNBUFFERED=1 \\
    PIPELINE_INPUT_DIR=/data/input \\
    PIPELINE_OUTPUT_DIR=/data/output

WORKDIR /app

COPY requirements.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check --requirement requirements.txt

COPY pipeline.py entry.py ./
RUN groupadd --gid 10001 pipeline \\
    && useradd --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin pipeline \\
    && mkdir -p /data/input /data/output \\
    && chown pipeline:pipeline /data/output

USER 10001:10001

HEALTHCHECK --interval=30s --timeout=10s --start-period=10s --retries=3 \\
    CMD ["python", "entry.py", "health"]

ENTRYPOINT ["python", "entry.py"]
CMD ["run"]
`

export const COMPOSE_FILE = `services:
  pipeline:
    build: .
    user: "\${PIPELINE_UID:-10001}:\${PIPELINE_GID:-10001}"
    read_only: true
    network_mode: none
    cap_drop:
      - ALL
    security_opt:
      - "no-new-privileges:true"
    tmpfs:
      - /tmp
    volumes:
      - "./input:/data/input:ro"
      - "./output:/data/output"
`

export const DOCKER_IGNORE = `*
!requirements.txt
!pipeline.py
!entry.py
`
