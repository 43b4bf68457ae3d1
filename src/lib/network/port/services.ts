// Ports in common use. Service names follow the IANA registry if it lists the software that people associate with the
// port, otherwise the software itself.

const SYSTEM =
  '20 FTP data|21 FTP|22 SSH|23 Telnet|25 SMTP|53 DNS|67 DHCP server|68 DHCP client|69 TFTP|80 HTTP|88 Kerberos|110 POP3|111 rpcbind|119 NNTP|123 NTP|135 MS RPC|137 NetBIOS name service|138 NetBIOS datagram|139 NetBIOS session|143 IMAP|161 SNMP|162 SNMP trap|179 BGP|389 LDAP|427 SLP|443 HTTPS|445 SMB|464 Kerberos password|465 SMTP submission over TLS|500 IKE|502 Modbus|514 syslog|515 LPD|520 RIP|543 klogin|546 DHCPv6 client|547 DHCPv6 server|548 AFP|554 RTSP|587 SMTP submission|631 IPP|636 LDAPS|853 DNS over TLS|873 rsync|989 FTPS data|990 FTPS|993 IMAPS|995 POP3S';

const USER =
  '1080 SOCKS|1194 OpenVPN|1433 Microsoft SQL Server|1434 Microsoft SQL Monitor|1521 Oracle Database|1701 L2TP|1719 H.323 gatekeeper|1720 H.323|1723 PPTP|1812 RADIUS|1813 RADIUS accounting|1883 MQTT|1900 SSDP|2049 NFS|2181 ZooKeeper|2222 SSH (alternative)|2375 Docker|2376 Docker over TLS|2377 Docker Swarm|2379 etcd|2380 etcd peers|3000 development servers, Grafana|3128 Squid|3260 iSCSI|3268 Active Directory global catalog|3306 MySQL, MariaDB|3389 RDP|3478 STUN, TURN|3690 Subversion|4000 development servers|4200 Angular|4222 NATS|4369 Erlang port mapper|4444 Selenium|4500 IPsec NAT traversal|4646 Nomad|4789 VXLAN|5000 Docker Registry, Flask, AirPlay|5001 iperf, Synology|5060 SIP|5061 SIP over TLS|5173 Vite|5222 XMPP|5269 XMPP servers|5353 Multicast DNS|5355 LLMNR|5432 PostgreSQL|5555 Android Debug Bridge|5601 Kibana|5671 AMQP over TLS|5672 AMQP, RabbitMQ|5683 CoAP|5900 VNC|5984 CouchDB|5985 WinRM|5986 WinRM over TLS|6000 X11|6379 Redis, Valkey|6443 Kubernetes API|6514 syslog over TLS|6667 IRC|6697 IRC over TLS|6881 BitTorrent|7000 Cassandra, AirPlay|7474 Neo4j|7687 Neo4j Bolt|8000 HTTP (alternative)|8008 HTTP (alternative)|8080 HTTP (alternative)|8081 HTTP (alternative)|8086 InfluxDB|8088 HTTP (alternative)|8123 Home Assistant, ClickHouse|8200 Vault|8333 Bitcoin|8443 HTTPS (alternative)|8500 Consul|8600 Consul DNS|8883 MQTT over TLS|8888 Jupyter|9000 PHP-FPM, MinIO, SonarQube|9042 Cassandra|9090 Prometheus, Cockpit|9092 Kafka|9093 Alertmanager|9100 raw printing, Node Exporter|9200 Elasticsearch, OpenSearch|9300 Elasticsearch nodes|9418 Git|9443 HTTPS (alternative)|10000 Webmin|10050 Zabbix agent|10051 Zabbix server|10250 kubelet|11211 memcached|11434 Ollama|15672 RabbitMQ management|16379 Redis cluster|18080 HTTP (alternative)|19132 Minecraft (Bedrock)|22000 Syncthing|25565 Minecraft|26257 CockroachDB|27015 Steam game servers|27017 MongoDB|32400 Plex|33060 MySQL X protocol|41641 Tailscale|47808 BACnet|50000 Jenkins agents, Db2|50051 gRPC|51413 Transmission|51820 WireGuard|61616 ActiveMQ';

/** Names of widely used services by port. */
export const SERVICES: ReadonlyMap<number, string> = new Map(
  `${SYSTEM}|${USER}`.split('|').map((entry) => {
    const space = entry.indexOf(' ');
    return [Number(entry.slice(0, space)), entry.slice(space + 1)];
  }),
);

/** Ports that browsers refuse to connect to: the "bad ports" of the WHATWG Fetch standard. */
export const BROWSER_BLOCKED: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

export type PortClass = 'reserved' | 'system' | 'user' | 'dynamic';

/** Returns the range of RFC 6335 section 6 that contains a port (0 to 65535); 0 itself is reserved. */
export function portClass(port: number): PortClass {
  if (port === 0) return 'reserved';
  return port < 1024 ? 'system' : port < 49_152 ? 'user' : 'dynamic';
}

/** The default of `ip_local_port_range` on Linux; Windows and macOS use the dynamic range of IANA. */
const LINUX_EPHEMERAL = [32_768, 60_999] as const;

/** Whether a system assigns this port to outgoing connections, so that it may be taken when a server starts. */
export function isEphemeral(port: number): boolean {
  return port >= LINUX_EPHEMERAL[0] && port <= 65_535;
}
