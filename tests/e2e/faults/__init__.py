"""What goes wrong on the way: crashes, outages, full disks, forged presses."""
