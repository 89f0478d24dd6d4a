@rem Every other shell has exec built in: npm start uses it so that no shell stands between npm and the service,
@rem where it would keep signals to itself.
@%*
