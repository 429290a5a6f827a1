import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.ServerVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;

/** `Main <port> [<key> <certificate>]`: a server on loopback, with TLS where it is given a certificate. */
class Main {
  public static void main(String[] args) throws Exception {
    MemoryBackend backend = new MemoryBackend();
    backend.version(ServerVersion.MONGO_5_0);
    MongoServer server = new MongoServer(backend);
    if (args.length > 1) {
      String pem = Files.readString(Path.of(args[1])).replaceAll("-----[^-]*-----|\\s", "");
      var key = KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(pem)));
      try (var stream = Files.newInputStream(Path.of(args[2]))) {
        var certificate = (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(stream);
        server.enableSsl(key, null, certificate);
      }
    }
    server.bind("127.0.0.1", Integer.parseInt(args[0]));
    System.out.println("listening");
    // Whoever started it and is gone does not need it any more.
    while (System.in.read() != -1) {}
    server.shutdownNow();
    System.exit(0);
  }
}
